"""Tables in the browser: seats, storage, websockets. The only asynchronous code."""
