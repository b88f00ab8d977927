ALTER TABLE `post_version` ADD `decoration` text;--> statement-breakpoint
CREATE INDEX `post_version_undecorated` ON `post_version` (`id`) WHERE "decoration" is null;