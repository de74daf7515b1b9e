"""How Last Night on Earth is shown: words, board, scene, lobby, explanations."""
