import { z } from 'zod';

// The policy of this app refuses code that is made at run time, which zod would try. Imported before any schema.
z.config({ jitless: true });
