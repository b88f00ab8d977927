-- columns, named after their fields
select "story"."id", "story"."writer_id" as "writerId", "story"."state", "story"."order", "story"."tags", "story"."shown_at" as "shownAt", "story"."created_at" as "createdAt" from "story" where "story"."id" = ?1 limit 1

-- a page by key, by an index
select "story"."id", "story"."shown_at" as "shownAt" from "story" indexed by "story_newest" where ("story"."writer_id" = ?1 and ("story"."shown_at", "story"."id") < (?2, ?3)) order by "story"."shown_at" desc, "story"."id" desc limit ?4

-- joins, and a table twice
select "story"."id", "person"."name" as "writer", "editor"."name" as "editor" from "story" inner join "person" on "person"."id" = "story"."writer_id" left join "person" "editor" on ("editor"."id" = "story"."writer_id" and "editor"."is_hidden" = 0) where "story"."id" = ?1

-- an alias by an index
select "other"."id" from "story" "other" indexed by "story_newest" where "other"."shown_at" <= ?1 order by "other"."shown_at" asc

-- a list of keys that drives the join
select "k"."key" as "key", "person"."name" from json_each(?1) "k" cross join "person" where "person"."id" = "k"."value"

-- parts of the elements of a list
select json_extract("k"."value", '$[0]') as "id", json_extract("k"."value", '$[1]') as "at" from json_each(?1) "k"

-- constants are literals
select "story"."id", 'it’s "so"' as "label", 'it''s' as "quoted" from "story" where (("story"."state" = 'shown' and "story"."order" <> 3 and "story"."shown_at" is null) or "story"."state" in ('draft', 'shown'))

-- a parameter that is used twice
select "story"."id", ?1 - "story"."created_at" as "age" from "story" where "story"."created_at" > ?1

-- distinct, and a list of values
select distinct "story"."writer_id" as "writerId" from "story" where "story"."id" in (select value from json_each(?1))

-- groups
select "story"."writer_id" as "writerId", count(*) as "stories", max("story"."created_at") as "latest" from "story" group by "story"."writer_id" having count(*) > ?1

-- rows of another table: whether there are any, how many, and one
select "person"."id", exists (select 1 from "story" where "story"."writer_id" = "person"."id") as "isWriter", (select count(*) from "story" where "story"."writer_id" = "person"."id") as "stories", (select "story"."created_at" from "story" where "story"."writer_id" = "person"."id" order by "story"."created_at" desc limit 1) as "latest" from "person" where "person"."id" = ?1

-- rows of one select and of another, in the order of both
select "story"."id", "story"."created_at" as "at" from "story" where "story"."id" = ?1 union all select "theirs"."id", "theirs"."created_at" from (select "story"."id", "story"."created_at" from "story" where "story"."writer_id" = ?2 order by "story"."created_at" desc limit 3) "theirs" limit 2

-- a select that is joined, and rows from one on
select "person"."name", "stories" as "stories" from "person" inner join (select "story"."writer_id", count(*) as "stories" from "story" group by "story"."writer_id") "writers" on "writers"."writer_id" = "person"."id" order by "stories" desc limit ?1 offset ?2

-- expressions of no table
select ?1 as "order", 1 as "one" from (select 1)

-- a table of its own
with recursive "numbers"("n") as (select ?1 union all select "numbers"."n" + 1 from "numbers" where "numbers"."n" < ?2) select "numbers"."n" as "n", "story"."id" from "numbers" left join "story" on "story"."order" = "numbers"."n"

-- a row, with defaults and encoded columns
insert into "story" ("id", "writer_id", "state", "order", "tags", "shown_at", "created_at") values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
-- with ["s1","p1","draft",0,"[\"a\",\"b\"]",null,1]

-- a row unless its key exists
insert into "person" ("id", "name", "is_hidden") values (?1, ?2, ?3) on conflict ("person"."id") do nothing
-- with ["p1","Ada",1]

-- a row if a condition holds
insert into "saving" ("person_id", "story_id", "count", "saved_at") select ?1, ?2, ?3, ?4 where exists (select 1 from "story" where ("story"."id" = ?2 and "story"."state" = ?5)) on conflict ("saving"."person_id", "saving"."story_id") do nothing
-- with ["p1","s1",1,2,"shown"]

-- a row, or the change of the one with its key
insert into "saving" ("person_id", "story_id", "count", "saved_at") values (?1, ?2, ?3, ?4) on conflict ("saving"."person_id", "saving"."story_id") do update set "count" = excluded."count"
-- with ["p1","s1",1,2]

-- a row, or the change if a condition holds
insert into "saving" ("person_id", "story_id", "count", "saved_at") values (?1, ?2, ?3, ?4) on conflict ("saving"."person_id", "saving"."story_id") do update set "count" = excluded."count", "saved_at" = excluded."saved_at" where ("saving"."saved_at" <= ?5 and "saving"."count" < excluded."count")
-- with ["p1","s1",1,2,9]

-- rows of a select
insert into "saving" ("person_id", "story_id", "saved_at") select ?1, "story"."id", ?2 from "story" where "story"."writer_id" = ?1 on conflict do nothing
-- with ["p1",5]

-- rows that take the place of those with their keys
replace into "saving" ("person_id", "story_id", "count", "saved_at") select ?1, "story"."id", 1, 2 from "story" where "story"."writer_id" = ?1
-- with ["p1"]

-- columns set to parameters, expressions and constants
update "story" set "writer_id" = "story"."id", "state" = 'shown', "order" = ?2, "tags" = ?3, "shown_at" = "story"."shown_at" + 1 where ("story"."id" = ?1 and "story"."shown_at" is null)
-- with ["s1",3,"[\"c\"]"]

-- a flag
update "person" set "is_hidden" = ?1 where "person"."id" = ?2
-- with [1,"p1"]

-- rows that a select finds, at most so many
delete from "story" where "story".rowid in (select "story".rowid from "story" indexed by "story_newest" where "story"."shown_at" <= ?1 limit ?2)
-- with [7,500]
