# Why a bot of a lower level chose as it did.
why-play-on = Ich gebe nichts auf, was noch zu schaffen ist.
