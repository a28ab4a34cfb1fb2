# What is said when a notice comes that cannot be read.

told-title = Liza
told-body = Something awaits you at one of your tables.
