# Che cosa non si può fare in due con il tallone. Le carte arrivano come le scrive la lingua.

error-no-meld = { $cards } non è una combinazione che con queste regole si possa mostrare in una volta. Mostrare esattamente le carte di una combinazione.
error-melded-before = { $cards } è già sul tavolo e ha già contato altrettanto in una combinazione dello stesso tipo. Usare una copia dalla mano o formare una combinazione che valga di più.
error-nothing-fresh = { $cards }: sono già tutte sul tavolo. Almeno una carta di una combinazione deve venire dalla mano: indicarla dopo "fresh".
error-one-meld-a-trick = Dopo questa presa è già stata mostrata una combinazione. Pescare o uscire, e mostrare la prossima dopo un'altra presa vinta.
error-no-dix = In questa mano non c'è un dix da scambiare o mostrare adesso. Fare qualcos'altro.
error-turned-not-free = La carta scoperta non si può scegliere adesso. Pescare dal tallone.
error-may-not-claim = Qui nessuno può dichiararsi fuori: le regole non lo prevedono, o la smazzata non ha un traguardo. Continuare a giocare.
