"""The actions of Survivors, one module each: every `ACTION` of a module is offered to the active group."""
