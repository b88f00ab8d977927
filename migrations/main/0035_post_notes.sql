CREATE TABLE `post_note` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`parent_id` text,
	`author_id` text,
	`note_key` text NOT NULL,
	`audience` text NOT NULL,
	`collection_id` text,
	`paragraph` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`resolved_at` integer,
	`resolved_by` text,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `post_note_of_post` ON `post_note` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_note_of_key` ON `post_note` (`author_id`,`note_key`);--> statement-breakpoint
CREATE INDEX `post_note_of_note` ON `post_note` (`parent_id`) WHERE "post_note"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX `post_note_by_resolver` ON `post_note` (`resolved_by`) WHERE "post_note"."resolved_by" is not null;--> statement-breakpoint
CREATE INDEX `post_note_deleted` ON `post_note` (`deleted_at`) WHERE "post_note"."deleted_at" is not null and "post_note"."text" <> '';--> statement-breakpoint
CREATE TABLE `post_note_passage` (
	`note_id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_note_passage_of_post` ON `post_note_passage` (`post_id`);