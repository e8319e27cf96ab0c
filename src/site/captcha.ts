/** Origins of the hosted captcha (GeeTest v4), allowed by the content security policy only where it is set up. */
export const captchaOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'] as const;

/** The captcha's script. */
export const captchaScript = `${captchaOrigins[0]}/v4/gt4.js`;
