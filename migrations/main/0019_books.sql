CREATE TABLE `book` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` integer NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`cover_id` text,
	`cover_alt` text DEFAULT '' NOT NULL,
	`publisher` text DEFAULT '' NOT NULL,
	`published_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `book_of_user` ON `book` (`user_id`,`place`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `book_once` ON `book` (`user_id`,`title`,`subtitle`,`published_on`) WHERE "book"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `book_removed` ON `book` (`removed_at`) WHERE "book"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `book_edition` (
	`book_id` text NOT NULL,
	`position` integer NOT NULL,
	`format` text NOT NULL,
	`isbn` text,
	`url` text,
	PRIMARY KEY(`book_id`, `position`)
);
--> statement-breakpoint
ALTER TABLE `user` ADD `book_count` integer DEFAULT 0 NOT NULL;