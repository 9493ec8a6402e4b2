"""Shapes of bodies, as weights of MakeHuman's targets."""


def build(sex: str, muscle: float, extra: dict[str, float], heavy=0.0):
    """A young body between average (0) and most (1) muscle, and between least (-1) and most (1) weight;
    names in `extra` that begin with `*-` are set on both sides."""
    weights = {f"macrodetails/{part}-{sex}-young": 1 / 3 for part in ("african", "asian", "caucasian")}
    masses = (("averageweight", 1 - abs(heavy)), ("maxweight" if heavy > 0 else "minweight", abs(heavy)))
    for strength, share in (("maxmuscle", muscle), ("averagemuscle", 1 - muscle)):
        for mass, part in masses:
            figure, weight = f"{sex}-young-{strength}-{mass}", share * part
            if weight:
                weights[f"macrodetails/universal-{figure}"] = weight
                weights[f"macrodetails/proportions/{figure}-idealproportions"] = 0.8 * weight
                weights[f"macrodetails/height/{figure}-maxheight"] = 0.12 * weight
    # MakeHuman's fingers are thin and apart.
    for name, weight in ({"hands/*-hand-fingers-distance-decr": 0.5, "hands/*-hand-fingers-diameter-incr": 0.4} | extra).items():
        sides = ("l", "r") if "*" in name else ("",)
        weights |= {name.replace("*", side): weight for side in sides}
    return weights


lifter = build(
    "male",
    0.78,
    {
        "torso/measure-waist-circ-incr": 0.7,
        "neck/neck-scale-horiz-incr": 0.5,
        "arms/*-upperarm-shoulder-muscle-incr": 0.45,
        "arms/*-upperarm-muscle-incr": 0.35,
        "arms/*-lowerarm-muscle-incr": 0.4,
        "hands/*-hand-scale-incr": 0.1,
    },
)

athlete = build(
    "female",
    0.55,
    {
        "torso/measure-waist-circ-decr": 0.15,
        "torso/torso-muscle-dorsi-incr": 0.3,
        "buttocks/buttocks-volume-incr": 0.1,
        "arms/*-upperarm-shoulder-muscle-incr": 0.25,
        "legs/*-lowerleg-muscle-incr": 0.2,
        "legs/*-upperleg-muscle-incr": 0.2,
    },
)

powerlifter = build(
    "male",
    0.85,
    {
        "torso/measure-waist-circ-incr": 0.3,
        "neck/neck-scale-horiz-incr": 0.7,
        "arms/*-upperarm-shoulder-muscle-incr": 0.5,
        "arms/*-upperarm-muscle-incr": 0.5,
        "arms/*-lowerarm-muscle-incr": 0.5,
        "hands/*-hand-scale-incr": 0.25,
    },
    heavy=0.6,
)

runner = build(
    "male",
    0.35,
    {
        "torso/torso-muscle-dorsi-incr": 0.3,
        "arms/*-upperarm-shoulder-muscle-incr": 0.3,
        "arms/*-upperarm-muscle-incr": 0.2,
        "arms/*-lowerarm-muscle-incr": 0.3,
    },
    heavy=-0.3,
)

dancer = build(
    "female",
    0.3,
    {
        "neck/neck-scale-vert-incr": 0.35,
        "torso/measure-waist-circ-decr": 0.1,
        "torso/torso-muscle-dorsi-incr": 0.25,
        "arms/*-upperarm-shoulder-muscle-incr": 0.1,
    },
    heavy=-0.25,
)

competitor = build(
    "female",
    0.8,
    {
        "torso/torso-muscle-dorsi-incr": 0.5,
        "torso/torso-vshape-incr": 0.2,
        "arms/*-upperarm-shoulder-muscle-incr": 0.55,
        "arms/*-upperarm-muscle-incr": 0.4,
        "arms/*-lowerarm-muscle-incr": 0.3,
    },
)
