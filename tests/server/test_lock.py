"""The lock of a table."""

import asyncio

import pytest

from veglia.server.table.lock import Lock


def test_it_is_taken_at_once_by_one_only() -> None:
    lock = Lock()

    assert lock.take_at_once()
    assert not lock.take_at_once()

    lock.release()
    assert lock.take_at_once()


def test_it_is_handed_over_in_the_order_of_waiting() -> None:
    assert asyncio.run(in_order()) == [0, 1, 2]


async def in_order() -> list[int]:
    """Return in which order a lock was got by three who waited for it."""
    lock = Lock()
    order: list[int] = []

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take_at_once()
    tasks = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    # Handed over: nobody gets in between.
    assert not lock.take_at_once()
    await asyncio.gather(*tasks)
    assert not lock.is_held
    return order


@pytest.mark.parametrize("is_handed_over", [False, True])
def test_who_gives_up_waiting_holds_nobody_back(is_handed_over: bool) -> None:
    assert asyncio.run(given_up(is_handed_over)) == [True, False]


async def given_up(is_handed_over: bool) -> list[bool]:
    """Return whether the lock is held when the second has it, and after that."""
    lock = Lock()
    assert lock.take_at_once()
    first, second = (asyncio.create_task(lock.take()) for _ in range(2))
    await asyncio.sleep(0)
    if is_handed_over:
        lock.release()
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    if not is_handed_over:
        lock.release()
    await second
    held = [lock.is_held]
    lock.release()
    return [*held, lock.is_held]
