"""What holds for all tests: a busy machine makes them slow, not wrong."""

import signal

from hypothesis import HealthCheck, settings

# An example may take as long as it takes, and so may making one up.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# A shell's background job ignores Ctrl-C, and so would every program that is started here and gets one.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
