ALTER TABLE `post_day` ADD `views` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `post_day` SET `views` = `reads`;