# Warum der Experte vor dem Spiel so entschieden hat: was in vielen Verteilungen folgte, die er sich vorstellte.

why-plan = In den Verteilungen, die ich mir vorstellen kann, bringen wir etwa { $expected } ein und erfüllen { $needed } in { $made } von 100.
why-plan-better = In diesen Verteilungen bringt das { $gain } mehr als das, was ich nach der Faustregel täte.
why-plan-bid = In den Verteilungen, die ich mir vorstellen kann, bringt ein Gebot { $gain } mehr als Passen, und ich würde bis { $limit } gehen.
why-plan-pass = In den Verteilungen, die ich mir vorstellen kann, bringt Passen { $gain } mehr als ein Gebot.
why-plan-even = In den Verteilungen, die ich mir vorstellen kann, kommen Bieten und Passen zu nahe zusammen, um danach zu entscheiden.
