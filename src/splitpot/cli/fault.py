"""How a command gives up: a sentence for the person, a code for programs, an exit code for the shell."""


class Fault(Exception):
    """Something the person at the keyboard can put right; `main` prints it as `splitpot: <sentence>`.

    `code` names the fault for programs that read `--json`. Exit codes: 2 bad input, 1 anything else that
    failed.
    """

    def __init__(self, sentence: str, *, code: str = "bad_input", exit_code: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.exit_code = exit_code
