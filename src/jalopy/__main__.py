"""`python -m jalopy` is the command `jalopy`."""

from jalopy.cli import main

if __name__ == "__main__":
    main()
