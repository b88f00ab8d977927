-- What members find in stories for members. A table of its own, so that no search of anybody else reads it.
CREATE VIRTUAL TABLE locked_index USING fts5(
  facets, author, body,
  tokenize = "ascii", prefix = '2 3', detail = 'column', content = '', contentless_delete = 1
);
