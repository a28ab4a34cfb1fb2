"""The site: routes, pages, operators, and the application that holds them."""
