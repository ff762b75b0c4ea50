"""What bench/speed.py measures: our answers, other libraries' and the machine's own limits."""
