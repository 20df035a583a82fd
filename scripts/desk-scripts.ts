/** Where the build puts the scripts of the desk, which no other page loads. */
export const DESK_SCRIPTS = "assets/desk/";
