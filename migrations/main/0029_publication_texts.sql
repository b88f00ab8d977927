ALTER TABLE `collection` ADD `info_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `collection` ADD `navigation_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `collection` ADD `about_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `collection` ADD `design_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `collection_page` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `collection_page` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `collection_page` ADD `left_entries` text;--> statement-breakpoint
CREATE INDEX `collection_page_deleted` ON `collection_page` (`deleted_at`) WHERE "collection_page"."deleted_at" is not null;