CREATE TABLE `stat_sum` (
	`subject` text NOT NULL,
	`dimension` integer NOT NULL,
	`hour` integer NOT NULL,
	`part` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`subject`, `dimension`, `hour`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `stat_total` (
	`post_id` text PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	`ranked_reads` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stat_total_unranked` ON `stat_total` (`post_id`) WHERE "stat_total"."reads" <> "stat_total"."ranked_reads";
--> statement-breakpoint
CREATE TABLE `stat_unfolded` (
	`span` text NOT NULL,
	`hour` integer NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`span`, `hour`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `stat_reader` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`name` text NOT NULL,
	`counted_as` text NOT NULL,
	`fact` text,
	PRIMARY KEY(`post_id`, `day`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stat_reader_of_day` ON `stat_reader` (`day`);
--> statement-breakpoint
CREATE TABLE `stat_source` (
	`post_id` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`post_id`, `source`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `stat_batch` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`counted_at` integer NOT NULL,
	`unlogged` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stat_batch_id` ON `stat_batch` (`id`);
--> statement-breakpoint
CREATE INDEX `stat_batch_unlogged` ON `stat_batch` (`number`) WHERE "stat_batch"."unlogged" IS NOT NULL;
