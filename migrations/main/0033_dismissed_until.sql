ALTER TABLE `user` ADD `dismissed_until` integer;--> statement-breakpoint
-- Whoever was here before may have dismissed something for up to 180 days.
UPDATE `user` SET `dismissed_until` = 1811635200000;