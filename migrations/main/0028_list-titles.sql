ALTER TABLE `post` ADD `list_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `post` ADD `list_subtitle` text DEFAULT '' NOT NULL;