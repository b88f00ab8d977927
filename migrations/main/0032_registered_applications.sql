ALTER TABLE `oauth_application` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `oauth_application` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `oauth_application_by_expiry` ON `oauth_application` (`expires_at`) WHERE "oauth_application"."expires_at" is not null;