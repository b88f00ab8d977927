ALTER TABLE `oauth_application` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `oauth_application` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `oauth_application_by_expiry` ON `oauth_application` (`expires_at`) WHERE "oauth_application"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE `webhook` ADD `in_collection_id` text;--> statement-breakpoint
ALTER TABLE `webhook` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `webhook` ADD `kinds` text DEFAULT '[]' NOT NULL;