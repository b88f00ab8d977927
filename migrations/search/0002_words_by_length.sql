-- Finds the shortest words that begin with some letters without reading all that do.
CREATE INDEX index_word_by_length ON index_word (length(word), word) WHERE "key" = word;
