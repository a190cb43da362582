# Why a bot of a lower level chose as it did.
why-play-on = Ik geef niets op wat nog te halen is.
