# Why a bot of a lower level chose as it did.
why-play-on = Non rinuncio a ciò che si può ancora fare.
