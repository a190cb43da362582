# Where a card is not sure, the expert player thinks of many deals that fit what it sees.

why-play-known = I know where all cards are, and with { $card } we still take { $points }, which is the most.
why-play-search = Over many deals that fit what I know, { $card } brings us { $points } more in tricks on average.
why-play-next = The next best, { $card }, brings { $points }.
why-play-makes = With it the contract is made in { $deals } of 100 deals.
