/** The game itself looks at a course, on the server. */
import { send } from "../../../api";
import type { CourseCheck, CourseWish } from "../../../wire";

export const checkCourse = (wish: CourseWish): Promise<CourseCheck> => send("/api/courses/check", wish);
