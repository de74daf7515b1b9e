"""The report of a sweep: one HTML page that needs nothing else, readable in light and in dark."""
