CREATE TABLE `partner_file` (
	`month` text NOT NULL,
	`partner_id` text NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`month`, `partner_id`)
);
--> statement-breakpoint
ALTER TABLE `partner_month` ADD `published_at` integer;