ALTER TABLE `newsletter` ADD `off_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `gone_at` integer;--> statement-breakpoint
CREATE INDEX `newsletter_gone` ON `newsletter` (`gone_at`);