CREATE TABLE `story_import` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`format` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`state` text NOT NULL,
	`upload_id` text,
	`as_drafts` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `story_import_by_owner` ON `story_import` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `story_import_by_state` ON `story_import` (`state`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `story_import_entry` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`state` text,
	`published_at` integer,
	`notes` text DEFAULT '' NOT NULL,
	`outcome` text,
	`post_id` text,
	`revision` integer,
	`saved_at` integer,
	PRIMARY KEY(`import_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `story_import_part` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`import_id`, `number`)
);
--> statement-breakpoint
ALTER TABLE `import_item` ADD `owner_id` text;--> statement-breakpoint
CREATE INDEX `import_item_of_owner` ON `import_item` (`owner_id`,`post_id`) WHERE "import_item"."owner_id" is not null;