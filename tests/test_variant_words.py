"""Every named rule set has a name and a line about it in every language."""

import pytest

from twinpack import families
from twinpack.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_have_names(language: str) -> None:
    said = words(language)
    names = [said.say("variant-" + name.replace("/", "-")) for name in families.names()]
    assert len(set(names)) == len(names)
    assert all(said.say("variant-" + name.replace("/", "-") + ".doc") for name in families.names())
