import { z } from 'zod';

// The app's content security policy forbids code generation at run time, which zod would use. Imported before any
// schema.
z.config({ jitless: true });
