"""Tables without a server: what speaks the wire's messages on one device, and the folder that takes it anywhere."""
