CREATE TABLE `stat_running` (
	`subject` text NOT NULL,
	`dimension` integer NOT NULL,
	`part` text NOT NULL,
	`hour` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`subject`, `dimension`, `part`, `hour`)
) WITHOUT ROWID;
