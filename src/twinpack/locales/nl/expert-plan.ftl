# Waarom de expert voor het spelen zo besliste: wat er volgde in veel verdelingen die hij zich voorstelde.

why-plan = In de verdelingen die ik me kan voorstellen, halen we ongeveer { $expected } en maken we { $needed } in { $made } van de 100.
why-plan-better = In die verdelingen levert dit { $gain } meer op dan wat ik volgens de vuistregel zou doen.
why-plan-bid = In de verdelingen die ik me kan voorstellen, levert bieden { $gain } meer op dan passen, en ik zou tot { $limit } gaan.
why-plan-pass = In de verdelingen die ik me kan voorstellen, levert passen { $gain } meer op dan bieden.
why-plan-even = In de verdelingen die ik me kan voorstellen, liggen bieden en passen te dicht bij elkaar om daarop te beslissen.
