# Was das Regal von Wacky Races sagt, auf Deutsch.

name = Wacky Races
feel = Drängle dich voran, während ein Schurke Fallen legt.
