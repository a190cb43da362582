# Why a bot of a lower level chose as it did.
why-play-on = I give nothing up that can still be made.
